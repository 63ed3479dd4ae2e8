/** A page whose code and words are fetched apart from the first one. */
import type { ComponentType } from 'react';

export interface PageChunk<Props> {
  /** Fails where it cannot be fetched, and may be tried again. */
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** The page, once it has been fetched. */
  readonly page: () => ComponentType<Props> | null;
}

export function pageChunk<Props>(fetchPage: () => Promise<ComponentType<Props>>): PageChunk<Props> {
  let page: ComponentType<Props> | null = null;
  return { fetch: async () => (page = await fetchPage()), page: () => page };
}
