/* The index page of the gallery: chooses which of `pictures` are shown, beside each other by scene. */
const kinds = ['size', 'theme', 'language', 'vision'];
const filters = document.getElementById('filters');
const shown = document.getElementById('scenes-shown');
const large = document.getElementById('large');
const valuesOf = (kind) => [...new Set(pictures.map((picture) => picture[kind]))];

function element(name, attributes = {}, ...children) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
}

document.getElementById('scenes').append(...valuesOf('scene').map((value) => element('option', { value })));
for (const kind of kinds) {
  const values = valuesOf(kind);
  if (values.length < 2) continue;
  const boxes = values.map((value) =>
    element(
      'label',
      {},
      element('input', { type: 'checkbox', name: kind, value, checked: true }),
      ` ${value}`,
    ),
  );
  document.getElementById('choices').append(element('span', {}, ...boxes));
}

function show() {
  const asked = new FormData(filters);
  document.body.style.setProperty('--width', asked.get('width'));
  const isWanted = (picture) =>
    picture.scene.includes(asked.get('scene')) &&
    (!asked.has('faulty') || picture.faults.length > 0) &&
    kinds.every((kind) => valuesOf(kind).length < 2 || asked.getAll(kind).includes(picture[kind]));
  const wanted = pictures.filter(isWanted);
  const scenes = [...new Set(wanted.map(({ scene }) => scene))];
  document.getElementById('count').textContent = `${wanted.length} pictures of ${scenes.length} scenes`;
  shown.replaceChildren(
    ...scenes.flatMap((scene) => [
      element('h2', { textContent: scene, id: scene }),
      element('div', { className: 'row' }, ...wanted.filter((each) => each.scene === scene).map(figureOf)),
    ]),
  );
}

function figureOf({ file, scene, size, theme, language, vision, faults }) {
  const words = [size, theme, language, ...(vision === 'none' ? [] : [vision])].join(', ');
  const image = element('img', { src: file, alt: `${scene}: ${words}`, loading: 'lazy' });
  image.addEventListener('click', () => {
    large.querySelector('img').src = file;
    large.showModal();
  });
  const found = faults.map((fault) => element('div', { className: 'fault', textContent: fault }));
  return element('figure', {}, image, element('figcaption', {}, words, ...found));
}

large.addEventListener('click', () => large.close());
filters.addEventListener('input', show);
filters.addEventListener('submit', (event) => event.preventDefault());
show();
