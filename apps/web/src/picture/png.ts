/** As an address: pictures from a file of the page's own making are not allowed by its content security policy. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

function load(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => resolve(null));
    image.src = address;
  });
}

/** As large as the drawing says of itself. Null: this browser cannot, or may not. */
export async function pngOf(svg: string): Promise<Blob | null> {
  try {
    const image = await load(addressOf(svg));
    if (image === null) return null;
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) return null;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    // Some browsers keep its memory until the page is left.
    canvas.width = 0;
    return png;
  } catch {
    return null;
  }
}
