import { brandOf } from '../../../contract/brands';

/** The name of a brand in texts and on bank statements. */
export const brandName = (id: string): string => brandOf(id)?.name ?? 'Peryahan';
