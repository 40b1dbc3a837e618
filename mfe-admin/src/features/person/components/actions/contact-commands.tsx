import { CheckboxField, PhoneField, TextField, ZipField } from '@reset/shared-ui';
import * as yup from 'yup';
import { CommandAction } from '#features/commands/commands.ts';
import { t as say, useMessages } from '../../action-messages.ts';
import { ContactFacts } from './contact-facts.tsx';

/** Another phone number; nothing is kept of the old one. */
export function UpdatePhoneNumber({ userId }: { userId: string }) {
  const t = useMessages();
  return (
    <CommandAction
      userId={userId}
      action={t('phone.action')}
      title={t('phone.action')}
      consequence={t('phone.consequence')}
      done={t('phone.done')}
      initialValues={{ phoneNumber: '' }}
      schema={{
        phoneNumber: yup
          .string()
          .required(say('phone.required'))
          .matches(/^[2-9]\d{9}$/, say('phone.wrong')),
      }}
      renderFields={() => (
        <>
          <ContactFacts userId={userId} />
          <PhoneField name="phoneNumber" label={t('phone.field')} />
        </>
      )}
      toCall={(values) => ({ path: `/users/${userId}/update_phone_number`, body: values })}
    />
  );
}

/** Another address, which can be sent once staff say that they have verified it. */
export function UpdateAddress({ userId }: { userId: string }) {
  const t = useMessages();
  return (
    <CommandAction
      userId={userId}
      action={t('address.action')}
      title={t('address.action')}
      consequence={t('address.consequence')}
      done={t('address.done')}
      initialValues={noAddress}
      schema={addressSchema}
      maySend={({ isVerified }) => isVerified}
      renderFields={() => (
        <>
          <ContactFacts userId={userId} />
          <TextField name="streetOne" label={t('address.streetOne')} autoComplete="off" />
          <TextField name="streetTwo" label={t('address.streetTwo')} autoComplete="off" />
          <TextField name="city" label={t('address.city')} autoComplete="off" />
          <TextField name="stateAbbr" label={t('address.state')} autoComplete="off" />
          <ZipField name="zipCode" label={t('address.zip')} />
          <CheckboxField name="isVerified" label={t('address.verified')} />
        </>
      )}
      toCall={({ isVerified: _said, streetTwo, stateAbbr, ...address }) => ({
        path: `/users/${userId}/update_address`,
        body: {
          ...address,
          ...(streetTwo.trim() !== '' && { streetTwo: streetTwo.trim() }),
          stateAbbr: stateAbbr.trim().toUpperCase(),
        },
      })}
    />
  );
}

const noAddress = {
  streetOne: '',
  streetTwo: '',
  city: '',
  stateAbbr: '',
  zipCode: '',
  isVerified: false,
};

const needed = (message: string) => yup.string().trim().required(message);
const [stateWrong, zipWrong] = [say('address.stateWrong'), say('address.zipWrong')];
const addressSchema = {
  streetOne: needed(say('address.streetRequired')),
  city: needed(say('address.cityRequired')),
  stateAbbr: needed(stateWrong).matches(/^[a-z]{2}$/i, stateWrong),
  zipCode: needed(zipWrong).matches(/^\d{5}$/, zipWrong),
};
