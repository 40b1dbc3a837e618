import Type, { type Static } from 'typebox';
import { nullable } from '../fields.ts';
import { ShownPersonalInfo } from '../onboarding/personal-info.ts';

const { phone_number, date_of_birth, address } = ShownPersonalInfo.properties;

/** Internal, GET /internal/personal_infos/:user_id/contact. */
export const ToldContact = Type.Object({
  /** For her application; null while she has told nothing. */
  told: nullable(Type.Object({ phone_number, date_of_birth, address })),
});
export type ToldContact = Static<typeof ToldContact>;

/** GET /admin/users/:id/contact: what staff know somebody by who calls. */
export const UserContact = Type.Object({
  /** Of her account, in ten digits: the one that codes are texted to. */
  phone_number: nullable(Type.String()),
  ...ToldContact.properties,
});
export type UserContact = Static<typeof UserContact>;
