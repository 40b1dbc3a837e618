import { notFound, type Database, type Refusal } from '@reset/service-kit';

const OWN_ACCOUNT: Refusal = {
  status: 403,
  code: 'own_account',
  error: 'Nobody of staff does this to her own account. Please ask a colleague.',
};

const SUBJECT_OF_STAFF: Refusal = {
  status: 403,
  code: 'subject_of_staff',
  error: 'This account belongs to a member of staff: you can look at it, and change nothing.',
};

/**
 * Why somebody of staff neither gives a command about a person nor decides on one; null where she may.
 * Nobody does so about herself, about somebody else of staff (ADM-030), or about whose account is closed.
 * @param subjectId null for what is about nobody
 */
export async function whyNotAbout(
  database: Database,
  subjectId: string | null,
  staffId: string,
): Promise<Refusal | null> {
  if (subjectId === null) return null;
  if (subjectId === staffId) return OWN_ACCOUNT;
  const { rows } = await database.raw<{ rows: [Standing] }>(STANDING, { subjectId });
  const [{ is_closed: isClosed, is_staff: isStaff }] = rows;
  if (isClosed) return notFound;
  return isStaff ? SUBJECT_OF_STAFF : null;
}

type Standing = { is_closed: boolean; is_staff: boolean };

// Accounts are closed by staff alone, so that the log knows each of them from the moment on.
const STANDING = `
  SELECT EXISTS (SELECT FROM audit_entry
                  WHERE subject_id = :subjectId AND action = 'delete' AND state = 'done') AS is_closed,
         EXISTS (SELECT FROM staff WHERE user_id = :subjectId) AS is_staff
`;
