/** Id of an ad, at the start of its address: `/marche-doccasion/annonce/{id}-{slug}`. */
export const AD_ID = /^[0-9a-hjkmnp-tv-z]{12}$/;
