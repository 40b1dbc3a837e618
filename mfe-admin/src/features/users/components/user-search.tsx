import { Icon } from '@reset/shared-ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { listQuery, readListState, wholeList } from '../model/list-state.ts';
import styles from './user-search.module.css';

const LIST = '/admin/users';

/** Looks for a person among all, from every page of the area; the list shows who is found. */
export function UserSearch() {
  const t = useMessages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const shown = pathname === LIST ? readListState(params).search : '';
  const [typed, setTyped] = useState({ text: shown, over: shown });
  // Follows the address, as after the back button.
  const text = typed.over === shown ? typed.text : shown;
  const find = (search: string) => void navigate(`${LIST}${listQuery({ ...wholeList, search })}`);

  return (
    <div role="search" className={styles.search}>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        type="search"
        className={styles.input}
        aria-label={t('users.search')}
        placeholder={t('users.searchHint')}
        value={text}
        maxLength={255}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onKeyDown={({ key }) => {
          if (key === 'Enter') find(text.trim());
        }}
        onChange={({ target }) => {
          setTyped({ text: target.value, over: shown });
          if (target.value === '' && shown !== '') find('');
        }}
      />
    </div>
  );
}
