/** Some devices with plain http only let the text be selected. */
export async function copyText(
  link: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    field?.focus();
    field?.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
