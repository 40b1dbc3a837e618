import { describe, expect, it } from '@jest/globals';
import { pictureFault } from './picture-fault.ts';

const svg = (within: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"${attributes}>${within}</svg>`;

describe('pictureFault', () => {
  it.each([
    ['a line', svg('<path d="M8 36V18l16-9 16 9v18" fill="none" stroke="#0f4d3a"/>')],
    ['a group', svg('<g fill="#ffffff"><circle cx="1" cy="1" r="1" /></g>')],
    ['nothing', svg('')],
  ])('finds none in %s', (_what, picture) => {
    expect(pictureFault(picture)).toBeNull();
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'the element script'],
    ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), 'the element SCRIPT'],
    ['HTML', svg('<foreignObject><a/></foreignObject>'), 'the element foreignObject'],
    ['a picture from elsewhere', svg('<image href="https://x.example/a.png"/>'), 'element image'],
    ['a style element', svg('<style>svg{}</style>'), 'the element style'],
    ['what happens on load', svg('', ' onload="alert(1)"'), 'the attribute onload'],
    ['a style', svg('<path style="fill:red"/>'), 'the attribute style'],
    ['a link', svg('<g href="https://x.example"/>'), 'the attribute href'],
    ['a fill from elsewhere', svg('<g fill="url(https://x.example)"/>'), 'fill may not lead'],
    ['an entity', svg('&x;'), 'plain elements'],
    ['a comment', svg('<!-- x -->'), 'plain elements'],
    ['a declaration', `<!DOCTYPE svg>${svg('')}`, 'plain elements'],
    ['an attribute in single quotes', svg("<path onclick='x'/>"), 'plain elements'],
    ['an attribute without quotes', svg('<path d=M0/>'), 'plain elements'],
    ['an end that is none', svg('</g>'), 'closes g where it is not open'],
    ['ends in the wrong order', svg('<g><title></g></title>'), 'closes g where it is not open'],
    ['an element without an end', svg('<g>'), 'closes svg where it is not open'],
    ['a document without an end', '<svg xmlns="x"><g></g>', 'never closes svg'],
  ])('finds %s', (_what, picture, fault) => {
    expect(pictureFault(picture)).toContain(fault);
  });
});
