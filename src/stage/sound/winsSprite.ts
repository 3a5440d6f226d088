import flac from '../../../assets/sound/wins.flac?url';
import file from '../../../assets/sound/wins.json';
import webm from '../../../assets/sound/wins.webm?url';
import type { SoundModule } from '../../../games/kit/card';
import { cuesOf } from '../../../games/kit/sound/recipe';

export const sound: SoundModule = { sources: [webm, flac], sprite: cuesOf(file) };
