import { SearchField } from '@reset/shared-ui';
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
  const { pathname, key } = useLocation();
  const [params] = useSearchParams();
  const { search: shown, hasPartner } = pathname === LIST ? readListState(params) : wholeList;
  const [typed, setTyped] = useState({ text: shown, at: key });
  // On another page, and after the back button, the field has what that address looks for, and nothing
  // that was typed there before.
  if (typed.at !== key) setTyped({ text: shown, at: key });
  const { text } = typed;
  const find = (search: string) =>
    void navigate(`${LIST}${listQuery({ ...wholeList, hasPartner, search })}`);

  return (
    <div className={styles.search}>
      <SearchField
        label={t('users.search')}
        placeholder={t('users.searchHint')}
        value={text}
        maxLength={255}
        onChange={(changed) => {
          setTyped({ text: changed, at: key });
          if (changed === '' && shown !== '') find('');
        }}
        onSubmit={() => find(text.trim())}
      />
    </div>
  );
}
