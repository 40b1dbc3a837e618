/** `{ user_id, at }`: word to whose data was exported. */
export const DATA_EXPORT_MAIL_QUEUE = 'data_export_mail';
export type DataExportMailJob = { user_id: string; at: string };

const DAY_MS = 86_400_000;

/** From when on exports count for how often there may be one. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);
