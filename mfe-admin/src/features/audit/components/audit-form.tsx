import { ApiError } from '@reset/remote-sdk';
import {
  DateField,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  TextLink,
  type FormRefusal,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import * as yup from 'yup';
import { KNOWN_ACTIONS, sayAction } from '#features/commands/commands.ts';
import { nameOf, staffQuery } from '#features/staff/staff.ts';
import { findPerson } from '../api/find-person.ts';
import { t as say, useMessages } from '../messages.ts';
import type { AuditFilters } from '../model/audit-filters.ts';
import { isWholeId, type Meant } from '../model/meant-person.ts';
import styles from './audit-form.module.css';

interface Props {
  filters: AuditFilters;
  onApply: (filters: AuditFilters) => void;
}

const EVERYBODY = 'everybody';
const EVERYTHING = 'everything';

/** What of the log is looked at. */
export function AuditForm({ filters, onApply }: Props) {
  const t = useMessages();
  const { data } = useQuery(staffQuery);
  const people = (data?.staff ?? []).map((member) => ({
    value: member.id,
    label: nameOf(member),
  }));
  // Another one than those may stand in the address.
  const names = new Set([...KNOWN_ACTIONS, ...(filters.action ? [filters.action] : [])]);
  const actions = [...names].map((value) => ({ value, label: sayAction(value) }));
  return (
    <div className={styles.form}>
      <Form
        aria-label={t('filters')}
        initialValues={{
          ...filters,
          staff_id: filters.staff_id || EVERYBODY,
          action: filters.action || EVERYTHING,
        }}
        validationSchema={schema}
        refusal={isPersonWrong(filters) ? refusalOf('nobody') : undefined}
        onSubmit={async ({ staff_id: chosen, action, ...values }) => {
          const meant = await findPerson(values.user_id).catch(orFailure);
          if (meant instanceof ApiError) return meant;
          if ('found' in meant) return refusalOf(meant.found);
          onApply({
            ...values,
            user_id: meant.id,
            staff_id: chosen === EVERYBODY ? '' : chosen,
            action: action === EVERYTHING ? '' : action,
          });
          return undefined;
        }}
      >
        <div className={styles.fields}>
          <TextField
            name="user_id"
            label={t('person')}
            description={t('personHint')}
            autoComplete="off"
          />
          <SelectField
            name="staff_id"
            label={t('staff')}
            choices={[{ value: EVERYBODY, label: t('everybody') }, ...people]}
          />
          <SelectField
            name="action"
            label={t('action')}
            choices={[{ value: EVERYTHING, label: t('everything') }, ...actions]}
          />
          <DateField name="from" label={t('from')} autoComplete="off" />
          <DateField name="to" label={t('to')} autoComplete="off" />
        </div>
        <div className={styles.end}>
          <SubmitButton variant="secondary" isWide={false}>
            {t('apply')}
          </SubmitButton>
          <TextLink href="/admin/audit">{t('clear')}</TextLink>
        </div>
      </Form>
    </div>
  );
}

/** Whether an address names a person by what is no id, so that the log cannot be asked for. */
export const isPersonWrong = ({ user_id: id }: AuditFilters): boolean =>
  id !== '' && !isWholeId(id);

function refusalOf(found: Extract<Meant, { found: string }>['found']): FormRefusal {
  const message = say(`person.${found}`);
  return { message, errors: { user_id: [message] } };
}

function orFailure(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  throw failure;
}

const date = yup.string().matches(/^(\d{4}-\d\d-\d\d)?$/, say('dateWrong'));
const schema = yup.object({ from: date, to: date });
