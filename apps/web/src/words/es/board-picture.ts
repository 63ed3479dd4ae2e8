import type { Catalogue } from '../catalogue.ts';

export const boardPicture: Catalogue['boardPicture'] = {
  title: 'Guardar una imagen del tablero',
  means:
    'El tablero tal como está ahora, dibujado en este dispositivo. Un PNG se puede enviar a cualquier sitio; un SVG se ve nítido a cualquier tamaño.',
  withoutNames: 'Imagen sin los nombres',
  png: 'Guardar como PNG',
  svg: 'Guardar como SVG',
  copy: 'Copiar la imagen',
  share: 'Compartir la imagen',
  copied: 'La imagen está copiada.',
  notCopied: 'No se ha podido copiar la imagen. Aún se puede guardar.',
  noPng: 'Este navegador no puede hacer un PNG. La imagen se puede guardar como SVG.',
};
