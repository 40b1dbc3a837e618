import { DateField, Form, SelectField, SubmitButton, TextField, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import * as yup from 'yup';
import { nameOf, staffQuery } from '#features/staff/staff.ts';
import { t as say, useMessages } from '../messages.ts';
import type { AuditFilters } from '../model/audit-filters.ts';
import styles from './audit-form.module.css';

interface Props {
  filters: AuditFilters;
  onApply: (filters: AuditFilters) => void;
}

const EVERYBODY = 'everybody';

/** What of the log is looked at. */
export function AuditForm({ filters, onApply }: Props) {
  const t = useMessages();
  const { data } = useQuery(staffQuery);
  const people = (data?.staff ?? []).map((member) => ({
    value: member.id,
    label: nameOf(member),
  }));
  return (
    <Form
      aria-label={t('filters')}
      initialValues={{ ...filters, staff_id: filters.staff_id || EVERYBODY }}
      validationSchema={schema}
      onSubmit={async ({ staff_id: chosen, ...values }) => {
        onApply({ ...values, staff_id: chosen === EVERYBODY ? '' : chosen });
        return undefined;
      }}
    >
      <div className={styles.fields}>
        <TextField name="user_id" label={t('person')} autoComplete="off" />
        <SelectField
          name="staff_id"
          label={t('staff')}
          choices={[{ value: EVERYBODY, label: t('everybody') }, ...people]}
        />
        <TextField name="action" label={t('action')} autoComplete="off" />
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
  );
}

const date = yup.string().matches(/^(\d{4}-\d\d-\d\d)?$/, say('dateWrong'));
const schema = yup.object({ from: date, to: date });
