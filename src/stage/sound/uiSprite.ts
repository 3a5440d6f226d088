import flac from '../../../assets/sound/ui.flac?url';
import file from '../../../assets/sound/ui.json';
import webm from '../../../assets/sound/ui.webm?url';
import type { SoundModule } from '../../../games/kit/card';
import { cuesOf } from '../../../games/kit/sound/recipe';

export const sound: SoundModule = { sources: [webm, flac], sprite: cuesOf(file) };
