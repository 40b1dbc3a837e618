import { STATE_NAMES } from '@reset/application-engine/policy/states.ts';
import type { MemberProfile } from '@reset/remote-sdk';
import {
  Button,
  Form,
  PhoneField,
  Stack,
  StateField,
  SubmitButton,
  Text,
  TextField,
  Tile,
  ZipField,
  type FormRefusal,
} from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import { useSupportRequest } from '#features/support-requests/support-requests.ts';
import {
  knownValues,
  personalInfoSchema,
  type PersonalInfoValues,
} from '../model/personal-info-form.ts';
import { updateRequest } from '../model/update-request.ts';
import { useMessages } from '../personal-info-messages.ts';
import styles from './personal-info.module.css';

interface Props {
  profile: MemberProfile;
  onReceived: () => void;
  onCancel: () => void;
}

/** Asks for what is to be other than it is known; what is left as it is, or empty, is not sent. */
export function PersonalInfoForm({ profile, onReceived, onCancel }: Props) {
  const t = useMessages();
  const send = useSupportRequest();
  const known = knownValues(profile);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that opened it is gone.
    place.current?.querySelector('input')?.focus();
  }, []);

  async function submit(typed: PersonalInfoValues): Promise<FormRefusal | undefined> {
    const request = updateRequest(known, typed);
    if (!request) return { message: t('nothingChanged'), errors: {} };
    const result = await send(request);
    if (!result.ok) return result.error;
    onReceived();
    return undefined;
  }

  return (
    <Tile title={t('form')}>
      <div ref={place}>
        <Stack gap={16}>
          <Text tone="muted">{t('form.text')}</Text>
          <Form
            aria-label={t('form')}
            initialValues={known}
            validationSchema={personalInfoSchema(known)}
            onSubmit={submit}
          >
            <TextField name="firstName" label={t('firstName')} autoComplete="given-name" />
            <TextField name="lastName" label={t('lastName')} autoComplete="family-name" />
            <TextField name="email" label={t('email')} type="email" autoComplete="email" />
            <PhoneField name="phoneNumber" label={t('phoneNumber')} />
            <AddressFields />
            <SubmitButton>{t('submit')}</SubmitButton>
            <Button onPress={onCancel} isWide>
              {t('cancel')}
            </Button>
          </Form>
        </Stack>
      </div>
    </Tile>
  );
}

function AddressFields() {
  const t = useMessages();
  return (
    <fieldset className={styles.address}>
      <legend className={styles.legend}>{t('address')}</legend>
      <Text tone="muted" size="caption">
        {t('address.hint')}
      </Text>
      <TextField name="streetOne" label={t('streetOne')} autoComplete="address-line1" />
      <TextField name="streetTwo" label={t('streetTwo')} autoComplete="address-line2" />
      <TextField name="city" label={t('city')} autoComplete="address-level2" />
      <div className={styles.pair}>
        <StateField
          name="stateAbbr"
          label={t('stateAbbr')}
          description={t('stateAbbr.hint')}
          names={STATE_NAMES}
        />
        <ZipField name="zipCode" label={t('zipCode')} description={t('zipCode.hint')} />
      </div>
    </fieldset>
  );
}
