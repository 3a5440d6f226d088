import { alitap } from './alitap';
import { bulawan } from './bulawan';
import { hiyas } from './hiyas';
import { kidlat } from './kidlat';
import type { BrandArt } from './kit';
import { marikit } from './marikit';
import { parola } from './parola';
import { pawikan } from './pawikan';
import { pista } from './pista';
import { sampaga } from './sampaga';

/** Art of every brand, by its id. */
export const BRAND_ART: Readonly<Record<string, BrandArt>> = {
  hiyas,
  bulawan,
  marikit,
  pista,
  sampaga,
  kidlat,
  alitap,
  parola,
  pawikan,
};
