import Type from 'typebox';

/** Of every list: `page` is 1 when it is missing or not a number. */
export const pageQuery = { page: Type.Optional(Type.String({ maxLength: 100 })) };

/** Of a list that is asked for its page alone. */
export const PageQuery = Type.Object(pageQuery, { additionalProperties: false });
