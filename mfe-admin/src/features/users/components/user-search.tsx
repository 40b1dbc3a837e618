import { SearchField } from '@reset/shared-ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { listQuery, readListState, wholeList } from '../model/list-state.ts';
import styles from './user-search.module.css';

const LIST = '/admin/users';

/** What stands in the field, at which place of the history, and which search it leads to still. */
interface Typed {
  text: string;
  at: string;
  awaited: string | null;
}

/** Looks for a person among all, from every page of the area; the list shows who is found. */
export function UserSearch() {
  const t = useMessages();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [params] = useSearchParams();
  const { search: shown, hasPartner } = pathname === LIST ? readListState(params) : wholeList;
  const [typed, setTyped] = useState<Typed>({ text: shown, at: key, awaited: null });
  // On another page, and after the back button, the field has what that address looks for, and nothing
  // that was typed there before; where it led itself, what was typed on the way stays.
  if (typed.at !== key) {
    setTyped({ text: typed.awaited === shown ? typed.text : shown, at: key, awaited: null });
  }
  const find = (text: string, search: string) => {
    setTyped({ text, at: key, awaited: search });
    void navigate(`${LIST}${listQuery({ ...wholeList, hasPartner, search })}`);
  };

  return (
    <div className={styles.search}>
      <SearchField
        label={t('users.search')}
        placeholder={t('users.searchHint')}
        value={typed.text}
        maxLength={255}
        onChange={(text) => {
          setTyped({ ...typed, text });
          if (text === '' && shown !== '') find(text, '');
        }}
        onSubmit={() => find(typed.text.trim(), typed.text.trim())}
      />
    </div>
  );
}
