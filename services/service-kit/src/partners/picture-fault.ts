/** What a mark may be drawn with: nothing that runs, fetches or carries styles. */
const ELEMENTS = new Set('svg g title path circle ellipse rect line polyline polygon'.split(' '));
const ATTRIBUTES = new Set(
  'xmlns viewBox d cx cy r rx ry x y x1 y1 x2 y2 width height points transform opacity fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-opacity stroke-dasharray'.split(
    ' ',
  ),
);

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*) ?(\/?)>/g;
const ATTRIBUTE = / ([a-zA-Z0-9-]+)="([^"]*)"/g;

/** What is wrong with an SVG document as a mark, in a sentence; null when nothing is. */
export function pictureFault(svg: string): string | null {
  if (/[<>&]/.test(svg.replaceAll(TAG, ''))) return 'It is not drawn in plain elements.';
  const open: string[] = [];
  for (const [, closes, element = '', attributes = '', isEmpty] of svg.matchAll(TAG)) {
    if (!ELEMENTS.has(element)) return `It may not have the element ${element}.`;
    const fault = attributeFault(attributes);
    if (fault) return fault;
    if (closes && open.pop() !== element) return `It closes ${element} where it is not open.`;
    if (!closes && !isEmpty) open.push(element);
  }
  return open.length > 0 ? `It never closes ${open.join(', ')}.` : null;
}

function attributeFault(attributes: string): string | null {
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (!ATTRIBUTES.has(name)) return `It may not have the attribute ${name}.`;
    if (/url\(/i.test(value)) return `Its ${name} may not lead elsewhere.`;
  }
  return null;
}
