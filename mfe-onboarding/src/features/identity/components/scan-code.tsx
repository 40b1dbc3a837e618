import { lazy, Suspense, type ComponentType } from 'react';
import { useMessages } from '../identity-messages.ts';
import styles from './document-step.module.css';

type CodeProps = { value: string; size: number; level: 'M'; title: string };

const QRCodeSVG = lazy<ComponentType<CodeProps>>(() =>
  import('qrcode.react').then(
    ({ QRCodeSVG: Code }) => ({ default: Code }),
    // There are other ways, which stay.
    () => ({ default: NoCode }),
  ),
);

function NoCode() {
  const t = useMessages();
  return <p>{t('document.noCode')}</p>;
}

const SIZE_PX = 148;

/** The link as a code for a phone's camera; a phone itself is shown none. */
export function ScanCode({ url }: { url: string }) {
  const t = useMessages();
  return (
    <div className={styles.scan}>
      <h2>{t('document.byScan')}</h2>
      <p>{t('document.scan')}</p>
      {/* Light in the dark as well: cameras read no other. */}
      <div className={styles.code}>
        <Suspense>
          <QRCodeSVG value={url} size={SIZE_PX} level="M" title={t('document.code')} />
        </Suspense>
      </div>
    </div>
  );
}
