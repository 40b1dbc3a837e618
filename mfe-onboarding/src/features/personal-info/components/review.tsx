import { stateName } from '@reset/application-engine/policy/states.ts';
import type { MemberProfile } from '@reset/remote-sdk';
import { Banner, Button, FootAction, Text, Tile, type FormRefusal } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useHasPassed } from '#time/use-has-passed.ts';
import type { PersonalInfoValues } from '../model/personal-info-form.ts';
import { shownDate, shownPhone, shownSsn } from '../model/shown.ts';
import { useMessages } from '../personal-info-messages.ts';
import styles from './personal-info.module.css';

interface Props {
  profile: MemberProfile;
  values: PersonalInfoValues;
  /** Resolves to why it was refused as a whole. */
  onSubmit: () => Promise<FormRefusal | undefined>;
  onChange: () => void;
  /** What else is said of it. */
  lead?: string;
}

/** Two clicks within it are a double click, as operating systems have it. */
const DOUBLE_CLICK_MS = 500;

/** All that she told, before it is sent. */
export function Review({ profile, values, onSubmit, onChange, lead }: Props) {
  const t = useMessages();
  const isSettled = useHasPassed(DOUBLE_CLICK_MS);
  const submit = useMutation({ mutationFn: onSubmit });
  const { streetOne, streetTwo, city, stateAbbr, zipCode } = values;
  const lines: [label: string, value: string[]][] = [
    [t('name'), [`${profile.firstName} ${profile.lastName}`]],
    [t('phoneNumber'), [shownPhone(values.phoneNumber)]],
    [t('dateOfBirth'), [shownDate(values.dateOfBirth)]],
    [
      t('address'),
      [streetOne, streetTwo, `${city}, ${stateName(stateAbbr)} (${stateAbbr}) ${zipCode}`],
    ],
    [t('ssn'), [shownSsn(values.ssn)]],
  ];
  const problem = submit.error?.message ?? submit.data?.message;
  return (
    <Tile title={t('review.title')}>
      {lead && <Text>{lead}</Text>}
      <Text tone="muted">{t('review.intro')}</Text>
      <dl className={styles.review}>
        {lines.map(([label, value]) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            {value.filter(Boolean).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <div role="alert" className={styles.problem}>
        {problem && <Banner tone="danger">{problem}</Banner>}
      </div>
      {/* In the place of the form's button: a second click on that one is none of these. */}
      <div className={styles.actions} inert={!isSettled}>
        <FootAction isInline>
          <Button
            variant="primary"
            // Until the next step is there.
            isPending={submit.isPending || (submit.isSuccess && !submit.data)}
            onPress={() => submit.mutate()}
          >
            {t('review.submit')}
          </Button>
          <Button variant="quiet" onPress={onChange}>
            {t('review.change')}
          </Button>
        </FootAction>
      </div>
    </Tile>
  );
}
