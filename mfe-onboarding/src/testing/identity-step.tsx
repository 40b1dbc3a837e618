import type { MemberProfile } from '@reset/remote-sdk';
import { IdentityStep } from '#features/identity/components/identity-step.tsx';

const PROFILE = { id: 'hazel', firstName: 'Hazel', lastName: 'Bourne' } as MemberProfile;

/** The step of her identity, of an applicant. */
export const identityStep = (onChange: () => void = () => undefined) => (
  <IdentityStep profile={PROFILE} onChange={onChange} />
);
