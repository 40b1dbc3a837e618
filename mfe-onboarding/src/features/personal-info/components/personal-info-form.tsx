import { STATE_NAMES } from '@reset/application-engine/policy/states.ts';
import type { MemberProfile } from '@reset/remote-sdk';
import {
  DateField,
  FootAction,
  Form,
  PhoneField,
  SsnField,
  Stack,
  StateField,
  SubmitButton,
  Text,
  TextField,
  Tile,
  ZipField,
  type FormRefusal,
} from '@reset/shared-ui';
import { useState } from 'react';
import { NeedHelp } from '#features/need-help/need-help.ts';
import type { Product } from '#features/product/product.ts';
import { keptPersonalInfo } from '../model/kept-personal-info.ts';
import { personalInfoSchema, type PersonalInfoValues } from '../model/personal-info-form.ts';
import { isUnderAge } from '../model/under-age.ts';
import { useMessages } from '../personal-info-messages.ts';
import styles from './personal-info.module.css';
import { isNotOffered, NotOffered } from './not-offered.tsx';
import { UnderAge } from './under-age.tsx';

interface Props {
  product: Product;
  profile: MemberProfile;
  values: PersonalInfoValues;
  /** Why they were refused, if they were. */
  refusal: FormRefusal | undefined;
  onContinue: (values: PersonalInfoValues) => void;
  /** She waits until the product is to be had where she lives. */
  onStopped: () => void;
}

/**
 * Home address, phone number, date of birth and Social Security number. Where the product is not to be
 * had, nothing is asked for beyond the state, and of who is too young nothing beyond her date of birth.
 */
export function PersonalInfoForm({ product, profile, values, refusal, ...ways }: Props) {
  const t = useMessages();
  const { onContinue, onStopped } = ways;
  const [{ dateOfBirth, stateAbbr }, setTyped] = useState(values);
  return (
    <Tile title={t('title')}>
      <Stack gap={16}>
        <Text tone="muted">{t(product === 'card' ? 'intro' : 'intro.tax')}</Text>
        <div>
          <dl className={styles.name}>
            <dt>{t('name')}</dt>
            <dd>{`${profile.firstName} ${profile.lastName}`}</dd>
          </dl>
          <Text tone="muted" size="caption">
            {t('name.hint')}
          </Text>
          <NeedHelp label={t('name.contact')} />
        </div>
        <Form
          aria-label={t('title')}
          initialValues={values}
          validationSchema={personalInfoSchema}
          refusal={refusal}
          onChange={(typed) => {
            const kept = keptPersonalInfo(profile.id);
            if (isUnderAge(typed.dateOfBirth)) kept.forget();
            else kept.keep(typed);
            setTyped(typed);
          }}
          onSubmit={async (typed) => {
            onContinue(typed);
            return undefined;
          }}
        >
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('address')}</legend>
            <Text tone="muted" size="caption">
              {t('address.hint')}
            </Text>
            <TextField name="streetOne" label={t('streetOne')} autoComplete="address-line1" />
            <TextField name="streetTwo" label={t('streetTwo')} autoComplete="address-line2" />
            <TextField name="city" label={t('city')} autoComplete="address-level2" />
            <div>
              <div className={styles.pair}>
                <StateField
                  name="stateAbbr"
                  label={t('stateAbbr')}
                  description={t('stateAbbr.hint')}
                  names={STATE_NAMES}
                />
                <ZipField name="zipCode" label={t('zipCode')} description={t('zipCode.hint')} />
              </div>
              <NotOffered product={product} stateAbbr={stateAbbr} onStopped={onStopped} />
            </div>
          </fieldset>
          {!isNotOffered(product, stateAbbr) && (
            <fieldset className={styles.group}>
              <legend className={styles.legend}>{t('person')}</legend>
              <PhoneField name="phoneNumber" label={t('phoneNumber')} />
              <div>
                <DateField
                  name="dateOfBirth"
                  label={t('dateOfBirth')}
                  description={t('dateOfBirth.hint')}
                  autoComplete="bday"
                />
                <UnderAge dateOfBirth={dateOfBirth} />
              </div>
              {!isUnderAge(dateOfBirth) && (
                <SsnField name="ssn" label={t('ssn')} description={t('ssn.hint')} />
              )}
            </fieldset>
          )}
          {!isNotOffered(product, stateAbbr) && !isUnderAge(dateOfBirth) && (
            <FootAction>
              <SubmitButton>{t('continue')}</SubmitButton>
            </FootAction>
          )}
        </Form>
      </Stack>
    </Tile>
  );
}
