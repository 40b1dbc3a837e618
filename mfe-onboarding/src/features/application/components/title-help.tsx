import { NeedHelp } from '#features/need-help/need-help.ts';
import styles from './title-help.module.css';

/** Help beside a page's title; on small phones by its sign alone, so that both take one line. */
export function TitleHelp() {
  return (
    <div className={styles.help}>
      <NeedHelp />
    </div>
  );
}
