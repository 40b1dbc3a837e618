import type { MemberProfile } from '@reset/remote-sdk';
import { Skeleton, SkeletonControl, SkeletonText, Tile } from '@reset/shared-ui';
import { shownPhone } from '../model/shown-phone.ts';
import { useMessages } from '../personal-info-messages.ts';
import styles from './personal-info.module.css';

interface Props {
  profile: MemberProfile;
}

/** What is known of her, to be read. */
export function PersonalInfoFacts({ profile }: Props) {
  const t = useMessages();
  const { firstName, lastName, email, phoneNumber, currentAddress: address } = profile;
  const rows: [label: string, lines: (string | null)[]][] = [
    [t('name'), [`${firstName} ${lastName}`]],
    [t('email'), [email]],
    [t('phoneNumber'), [phoneNumber === null ? t('none') : shownPhone(phoneNumber)]],
    [
      t('address'),
      address
        ? [
            address.streetOne,
            address.streetTwo,
            `${address.city}, ${address.stateAbbr} ${address.zipCode}`,
          ]
        : [t('none')],
    ],
  ];
  return (
    <dl className={styles.list}>
      {rows.map(([label, lines]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          {lines.filter(Boolean).map((words) => (
            <dd key={words}>{words}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** In the place of it, with its button. */
export function PersonalInfoSkeleton() {
  const t = useMessages();
  const rows = [
    [t('name'), 1],
    [t('email'), 1],
    [t('phoneNumber'), 1],
    [t('address'), 2],
  ] as const;
  return (
    <Skeleton>
      <Tile title={t('details')}>
        <dl className={styles.list}>
          {rows.map(([label, lines]) => (
            <div key={label} className={styles.row}>
              <dt>
                <SkeletonText width={10} />
              </dt>
              {Array.from({ length: lines }, (_none, line) => (
                <dd key={line}>
                  <SkeletonText width={18} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <SkeletonControl />
      </Tile>
    </Skeleton>
  );
}
