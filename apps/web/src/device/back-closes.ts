/**
 * The browser's Back closes the dialog that opened last, and not its page: an entry of the history stands for open
 * dialogs. It stays when they are closed otherwise, and Back passes over it; taking it away takes time, in which a press
 * may have led elsewhere.
 */

const open: (() => void)[] = [];
let isFollowing = false;
/** The address of the entry of dialogs that the page is at. */
let at: string | null = null;

const isOfDialogs = (): boolean => (history.state as { readonly dialogs?: unknown } | null)?.dialogs === true;
const look = (): void => {
  at = isOfDialogs() ? location.href : null;
};

/** Returns how to tell that it is closed. */
export function closeOnBack(close: () => void): () => void {
  follow();
  open.push(close);
  if (!isOfDialogs()) enter();
  return () => {
    const nth = open.indexOf(close);
    if (nth >= 0) open.splice(nth, 1);
  };
}

function enter(): void {
  history.pushState({ ...(history.state as object | null), dialogs: true }, '', location.href);
  look();
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  look();
  addEventListener('popstate', goneBack);
  // The router tells of its steps by these.
  addEventListener('pushState', look);
  addEventListener('replaceState', look);
}

function goneBack(): void {
  const left = at;
  look();
  if (at !== null || left !== location.href) return;
  const close = open.pop();
  if (close === undefined) return history.back();
  close();
  if (open.length > 0) enter();
}

// A reload leaves the page at such an entry.
if (globalThis.history !== undefined && isOfDialogs()) follow();
