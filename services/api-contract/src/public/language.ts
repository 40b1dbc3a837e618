import Type, { type Static } from 'typebox';
import { body } from '../fields.ts';

/** In which Reset speaks, on screens and in mails and texts. */
export const Language = Type.Union([Type.Literal('en-US'), Type.Literal('es-US')]);
export type Language = Static<typeof Language>;

/** PUT /users/language, answered with 204: in which language she reads Reset from now on. */
export const PutLanguage = body({ language: Language });
