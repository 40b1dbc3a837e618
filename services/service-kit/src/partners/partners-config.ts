import Type from 'typebox';

/** For services that know partners. */
export const partnersConfig = {
  /** The folder with one file for each partner. */
  PARTNERS_FOLDER: Type.String({ minLength: 1 }),
};
