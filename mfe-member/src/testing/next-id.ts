let made = 0;
/** An id that no other has in this process. */
export const nextId = () => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`;
