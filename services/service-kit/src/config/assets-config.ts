import Type from 'typebox';

/** For whoever tells or lets through the pictures and films of editors. */
export const assetsConfig = {
  /** Their origins by commas, each without a trailing slash. */
  ASSET_ORIGINS: Type.String({
    pattern: '^https?://[^/,;\\s]+(,https?://[^/,;\\s]+)*$',
    default:
      'https://images.ctfassets.net,https://videos.ctfassets.net,https://assets.ctfassets.net',
  }),
};
