import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fonts } from './letter-page.ts';

const readFont = (style: string): Buffer =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${style}/Figtree_${style}.ttf`)),
  );

/** The fonts of the product's texts, as files, from the package that has them. */
export const readFonts = (): Fonts => ({
  regular: readFont('400Regular'),
  bold: readFont('700Bold'),
});
