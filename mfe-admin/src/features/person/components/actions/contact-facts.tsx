import { QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { sayWholeDay } from '#moments/say-day.ts';
import { sayPhone } from '#words/say-phone.ts';
import { useMessages } from '../../action-messages.ts';
import { contactQuery, type Contact } from '../../api/get-contact.ts';
import { Facts, FactsSkeleton } from '../parts/facts.tsx';

/** By what somebody is known who calls, as it is before an action changes it or goes by it. */
export function ContactFacts({ userId }: { userId: string }) {
  const t = useMessages();
  const query = useQuery(contactQuery(userId));
  return (
    <QueryPanel query={query} failure={t('contact.failed')} loading={<FactsSkeleton rows={4} />}>
      {(contact) => <Known contact={contact} />}
    </QueryPanel>
  );
}

function Known({ contact: { phoneNumber, told } }: { contact: Contact }) {
  const t = useMessages();
  return (
    <Facts
      rows={[
        [t('contact.phone'), phoneNumber && sayPhone(phoneNumber)],
        [t('contact.toldPhone'), told && sayPhone(told.phoneNumber)],
        [t('contact.born'), told && sayWholeDay(told.dateOfBirth)],
        [t('contact.address'), told && sayAddress(told.address)],
      ]}
    />
  );
}

const sayAddress = (address: NonNullable<Contact['told']>['address']): string => {
  const { streetOne, streetTwo, city, stateAbbr, zipCode } = address;
  return [streetOne, streetTwo, city, `${stateAbbr} ${zipCode}`].filter(Boolean).join(', ');
};
