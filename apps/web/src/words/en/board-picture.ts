/** A picture of the board, to be taken away. */
export const boardPicture = {
  title: 'Keep a picture of the board',
  means:
    'The board as it stands now, drawn on this device. A PNG can be sent anywhere; an SVG stays sharp at any size.',
  withoutNames: 'Picture without the names',
  png: 'Save as PNG',
  svg: 'Save as SVG',
  copy: 'Copy the picture',
  share: 'Share the picture',
  copied: 'The picture is copied.',
  notCopied: 'The picture could not be copied. It can still be saved.',
  noPng: 'This browser cannot make a PNG. The picture can still be saved as SVG.',
};
