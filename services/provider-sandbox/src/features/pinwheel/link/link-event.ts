/** What the modal says of itself, by the names of Pinwheel's Link events. */
export type LinkEvent = { name: string; payload: object };
