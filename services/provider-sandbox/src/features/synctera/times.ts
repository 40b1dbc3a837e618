/** What Synctera tells of each thing that it keeps; the times are instants. */
export type Times = { id: string; creation_time: string; last_updated_time: string };
