import { forbidden, notFound, type Database, type Refusal } from '@reset/service-kit';

const OWN_ACCOUNT: Refusal = {
  status: 403,
  code: 'own_account',
  error: 'Nobody of staff does this to her own account. Please ask a colleague.',
};

/**
 * Why somebody of staff neither gives a command about a person nor decides on one; null where she may.
 * Nobody does so about herself, nobody but an administrator about somebody of staff, and nobody about
 * whose account is closed.
 * @param subjectId null for what is about nobody
 */
export async function whyNotAbout(
  database: Database,
  subjectId: string | null,
  staffId: string,
): Promise<Refusal | null> {
  if (subjectId === null) return null;
  if (subjectId === staffId) return OWN_ACCOUNT;
  const { rows } = await database.raw<{ rows: [Standing] }>(STANDING, { subjectId, staffId });
  const [{ is_closed: isClosed, is_staff: isStaff, is_administrator: isAdministrator }] = rows;
  if (isClosed) return notFound;
  return isStaff && !isAdministrator ? forbidden : null;
}

type Standing = { is_closed: boolean; is_staff: boolean; is_administrator: boolean };

// Accounts are closed by staff alone, so that the log knows each of them from the moment on.
const STANDING = `
  SELECT EXISTS (SELECT FROM audit_entry
                  WHERE subject_id = :subjectId AND action = 'delete' AND state = 'done') AS is_closed,
         EXISTS (SELECT FROM staff WHERE user_id = :subjectId) AS is_staff,
         EXISTS (SELECT FROM staff
                  WHERE user_id = :staffId AND role = 'administrator') AS is_administrator
`;
