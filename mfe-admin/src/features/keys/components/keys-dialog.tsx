import { Button, Dialog } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { singleKeysStore } from '../model/single-keys-store.ts';
import styles from './keys-dialog.module.css';

const KEYS = [
  { id: 'next', keys: ['j'] },
  { id: 'previous', keys: ['k'] },
  { id: 'open', keys: ['Enter'] },
  { id: 'palette', keys: ['Ctrl', 'k'] },
  { id: 'help', keys: ['?'] },
] as const;

/** Which keys there are, and whether those without another one are on. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { areOn, turn } = singleKeysStore();
  return (
    <Dialog
      title={t('keys.title')}
      isOpen
      onClose={onClose}
      actions={
        <Button onPress={() => turn(!areOn)}>{t(areOn ? 'keys.turnOff' : 'keys.turnOn')}</Button>
      }
    >
      <dl className={styles.keys}>
        {KEYS.map(({ id, keys }) => (
          <div key={id} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${id}`)}</dd>
          </div>
        ))}
      </dl>
      <p role="status">{t(areOn ? 'keys.areOn' : 'keys.areOff')}</p>
    </Dialog>
  );
}
