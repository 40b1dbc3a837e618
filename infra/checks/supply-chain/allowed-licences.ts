/**
 * What may be shipped as it is, or run as a tool: nothing that asks for our own source in return.
 * By SPDX's identifiers.
 */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
];

/** A package that may come under another licence, and why; `*` at the end stands for any ending. */
export type LicenceException = { package: string; licence: string; reason: string };

const UNCHANGED = 'used unchanged, and its own files stay under it; MPL-2.0 asks for no more';

export const LICENCE_EXCEPTIONS: readonly LicenceException[] = [
  { package: '@axe-core/playwright', licence: 'MPL-2.0', reason: UNCHANGED },
  { package: 'axe-core', licence: 'MPL-2.0', reason: UNCHANGED },
  { package: '@vercel/stega', licence: 'MPL-2.0', reason: UNCHANGED },
  { package: 'fxa-common-password-list', licence: 'MPL-2.0', reason: UNCHANGED },
  { package: 'incremental-encoder', licence: 'MPL 2.0', reason: UNCHANGED },
  { package: 'lightningcss*', licence: 'MPL-2.0', reason: UNCHANGED },
  { package: 'web-push', licence: 'MPL-2.0', reason: UNCHANGED },
  {
    package: '@fontsource-variable/*',
    licence: 'OFL-1.1',
    reason: 'fonts, served as they are and under their own names, as the licence asks',
  },
  {
    package: '@expo-google-fonts/*',
    licence: 'MIT AND OFL-1.1',
    reason: 'fonts, embedded in PDFs under their own names, as the licence asks',
  },
  {
    package: 'png-js',
    licence: 'no licence',
    reason: 'its package.json names none; the file beside it is the MIT licence',
  },
  {
    package: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    reason: 'data that builds read; the SBOM of a release names its authors',
  },
  {
    package: 'spdx-*',
    licence: 'CC-BY-3.0',
    reason: 'lists of licences by SPDX, read by the checks and shipped to nobody',
  },
];
