import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF whose fonts are embedded, as a viewer copies them: one string for each piece of
 * text that was drawn, in their order. Reads what pdfkit writes, and no other compression than Flate.
 */
export function readPdf(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const page = objects.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return page.flatMap(({ head }) => {
    const contents = objectOf(objects, /\/Contents (\d+) 0 R/.exec(head)?.[1]);
    const resources = objectOf(objects, /\/Resources (\d+) 0 R/.exec(head)?.[1]);
    const fonts = new Map(
      [...(resources?.head ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
        name ?? '',
        glyphsOf(objects, objectOf(objects, id)),
      ]),
    );
    return drawnTexts(contents?.stream ?? '', fonts);
  });
}

type PdfObject = { id: string; head: string; stream: string };

const objectOf = (objects: readonly PdfObject[], id?: string): PdfObject | undefined =>
  objects.find((object) => object.id === id);

function readObjects(pdf: Buffer): PdfObject[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => {
    const begins = body.indexOf('stream\n');
    if (begins === -1) return { id, head: body, stream: '' };
    const head = body.slice(0, begins);
    const data = Buffer.from(
      body.slice(begins + 'stream\n'.length, body.lastIndexOf('\nendstream')),
      'latin1',
    );
    const isDeflated = head.includes('/FlateDecode');
    return { id, head, stream: (isDeflated ? inflateSync(data) : data).toString('latin1') };
  });
}

/** What each glyph of a font stands for, by its ToUnicode map. */
function glyphsOf(objects: readonly PdfObject[], font?: PdfObject): string[] {
  const map = objectOf(objects, /\/ToUnicode (\d+) 0 R/.exec(font?.head ?? '')?.[1])?.stream ?? '';
  const glyphs: string[] = [];
  for (const [, first = '', all = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...all.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      glyphs[Number.parseInt(first, 16) + index] = units
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join('');
    }
  }
  return glyphs;
}

function drawnTexts(content: string, fonts: ReadonlyMap<string, readonly string[]>): string[] {
  let glyphs: readonly string[] = [];
  const texts: string[] = [];
  for (const [, font, drawn] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? [];
    else {
      const hex = [...(drawn ?? '').matchAll(/<(\w+)>/g)].map(([, part]) => part).join('');
      texts.push(
        (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs[Number.parseInt(glyph, 16)]).join(''),
      );
    }
  }
  return texts;
}
