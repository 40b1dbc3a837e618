import type { MemberProfile } from '@reset/remote-sdk';
import { useQueryClient } from '@tanstack/react-query';
import {
  keptPersonalInfo,
  Review,
  type PersonalInfoValues,
} from '#features/personal-info/personal-info.ts';
import { identityStatusQuery, type IdentityStanding } from '../api/get-identity-status.ts';
import { submitVerification } from '../api/submit-verification.ts';
import { useMessages } from '../identity-messages.ts';

type Told = NonNullable<IdentityStanding['toldBefore']>;

interface Props {
  profile: MemberProfile;
  told: Told;
  /** She tells it anew, in a form that has what may be shown of it. */
  onChange: () => void;
}

/** What she told for her taxes, before it is sent to verify who she is for a card. */
export function ToldBefore({ profile, told, onChange }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const values = valuesOf(told);
  async function submit() {
    const result = await submitVerification();
    if (!result.ok) return result.error;
    client.setQueryData(identityStatusQuery.queryKey, result.data);
    return undefined;
  }
  function change() {
    keptPersonalInfo(profile.id).keep(values);
    onChange();
  }
  return (
    <Review
      profile={profile}
      values={values}
      onSubmit={submit}
      onChange={change}
      lead={t('told.lead')}
    />
  );
}

/** Of her number the last four digits alone are known here, which are all that is shown of it. */
const valuesOf = ({
  address,
  ssnLastFour,
  phoneNumber,
  dateOfBirth,
}: Told): PersonalInfoValues => ({
  phoneNumber,
  dateOfBirth,
  streetOne: address.streetOne,
  streetTwo: address.streetTwo ?? '',
  city: address.city,
  stateAbbr: address.stateAbbr,
  zipCode: address.zipCode,
  ssn: ssnLastFour,
});
